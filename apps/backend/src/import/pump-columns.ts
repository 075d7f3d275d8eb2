import type { ColumnDefinition } from './columns.ts';
import { placeColumns } from './record-kind.ts';
import { words } from './spellings.ts';

interface Figure extends ColumnDefinition {
  readonly column: string;
  readonly called: string;
  /** What is possible, in our unit, both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Numbers of a pump and its drive. */
export const pumpFigures: readonly Figure[] = [
  {
    name: 'stages',
    called: 'number of stages',
    holds: 'count',
    column: 'stages',
    required: true,
    ...{ from: 1, to: 2_000 },
    spellings: words(
      'stages numberofstages stagecount noofstages etapas numerodeetapas etages nombredetages',
    ),
  },
  {
    name: 'depth',
    called: 'depth',
    holds: 'length',
    column: 'depth',
    ...{ from: 1, to: 15_000 },
    spellings: words(
      'depth pumpdepth settingdepth pumpsettingdepth psd intakedepth pumpintakedepth depthmd profundidad profundidaddebomba profondeur',
    ),
  },
  {
    name: 'ratedFrequency',
    called: 'rated frequency',
    holds: 'frequency',
    column: 'rated_frequency',
    required: true,
    ...{ from: 50, to: 60 },
    spellings: words(
      'ratedfrequency nominalfrequency basefrequency nameplatefrequency ratedhz basehz frecuencianominal frequencenominale',
    ),
  },
  {
    name: 'minHz',
    called: 'lowest frequency of the drive',
    holds: 'frequency',
    column: 'min_hz',
    required: true,
    ...{ from: 1, to: 200 },
    spellings: words(
      'minhz minfrequency minimumfrequency minfreq minimumhz drivemin lowestfrequency frecuenciaminima frequenceminimale',
    ),
  },
  {
    name: 'maxHz',
    called: 'highest frequency of the drive',
    holds: 'frequency',
    column: 'max_hz',
    required: true,
    ...{ from: 1, to: 200 },
    spellings: words(
      'maxhz maxfrequency maximumfrequency maxfreq maximumhz drivemax highestfrequency frecuenciamaxima frequencemaximale',
    ),
  },
  {
    name: 'setpoint',
    called: 'frequency that is set',
    holds: 'frequency',
    column: 'setpoint_hz',
    ...{ from: 0, to: 200 },
    spellings: words('setpoint setpointhz frequencysetpoint setfrequency consigna consigne'),
  },
  {
    name: 'nameplateCurrent',
    called: 'nameplate current',
    holds: 'current',
    column: 'nameplate_current',
    ...{ from: 1, to: 2_000 },
    spellings: words(
      'nameplatecurrent motornameplatecurrent ratedcurrent motorcurrent motoramps nameplateamps ratedamps corrientenominal courantnominal',
    ),
  },
  {
    name: 'nameplatePower',
    called: 'nameplate power',
    holds: 'power',
    column: 'nameplate_power',
    ...{ from: 1, to: 5_000 },
    spellings: words(
      'nameplatepower motornameplatepower ratedpower motorpower motorhp=hp nameplatehp=hp potencianominal puissancenominale',
    ),
  },
  {
    name: 'motorTemperatureLimit',
    called: 'limit of the motor temperature',
    holds: 'temperature',
    column: 'motor_temperature_limit',
    ...{ from: 40, to: 400 },
    spellings: words(
      'motortemperaturelimit maxmotortemperature motortempmax motortemplimit maxmotortemp motortemperaturetrip temperaturamaxima temperaturemaximale',
    ),
  },
  {
    name: 'intakePressureLimit',
    called: 'limit of the intake pressure',
    holds: 'pressure',
    column: 'intake_pressure_limit',
    ...{ from: 0, to: 1_000 },
    spellings: words(
      'intakepressurelimit minintakepressure minimumintakepressure minpip piplimit presiondesuccionminima pressionaspirationminimale',
    ),
  },
  {
    name: 'bestRate',
    called: 'rate of best efficiency',
    holds: 'liquidVolume',
    column: 'bep_rate',
    ...{ from: 1, to: 50_000 },
    spellings: words(
      'bestefficiencyrate beprate bep bepflow bestefficiencypoint bestefficiencyflow caudalbep debitbep',
    ),
  },
  {
    name: 'minRate',
    called: 'lowest recommended rate',
    holds: 'liquidVolume',
    column: 'min_rate',
    ...{ from: 0, to: 50_000 },
    spellings: words('minrate minimumrate minflow recommendedmin caudalminimo debitminimal'),
  },
  {
    name: 'maxRate',
    called: 'highest recommended rate',
    holds: 'liquidVolume',
    column: 'max_rate',
    ...{ from: 1, to: 50_000 },
    spellings: words('maxrate maximumrate maxflow recommendedmax caudalmaximo debitmaximal'),
  },
];

/** The columns of a file of pump runs. */
export const pumpColumns: readonly ColumnDefinition[] = [
  placeColumns.field,
  { ...placeColumns.well, required: true },
  {
    name: 'installed',
    called: 'installation',
    holds: 'instant',
    required: true,
    spellings: words(
      'installed installedat installdate installationdate installation runin runindate startdate start from rundate fechainstalacion instalacion dateinstallation',
    ),
  },
  {
    name: 'pulled',
    called: 'pull',
    holds: 'instant',
    spellings: words(
      'pulled pulledat pulldate pullingdate removed removaldate failuredate enddate end to fecharetiro retiro dateretrait retrait',
    ),
  },
  {
    name: 'pullReason',
    called: 'reason of the pull',
    holds: 'name',
    spellings: words('pullreason reasonforpull failurereason pullcause reason motivo raison'),
  },
  {
    name: 'manufacturer',
    called: 'maker of the pump',
    holds: 'name',
    spellings: words(
      'manufacturer maker pumpmanufacturer pumpmaker vendor brand fabricante fabricant constructeur',
    ),
  },
  {
    name: 'model',
    called: 'model of the pump',
    holds: 'name',
    required: true,
    spellings: words('model pumpmodel pumptype pump modelo modelobomba bomba modele modelepompe pompe'),
  },
  {
    name: 'stageType',
    called: 'kind of stages',
    holds: 'name',
    spellings: words('stagetype stagekind impellertype flowtype tipodeetapa typedetage'),
  },
  {
    name: 'mode',
    called: 'mode of the drive',
    holds: 'name',
    spellings: words('mode drivemode vsdmode controlmode control mododecontrol modedecontrole'),
  },
  ...pumpFigures.map(({ column: _, from: _from, to: _to, ...column }) => column),
];
