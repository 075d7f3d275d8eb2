import type { DailyProductionTable } from '../database/tables/production.ts';
import { derivingColumns, idleColumns } from './derived.ts';
import type { ColumnDefinition, TableKind } from './columns.ts';
import { headerKey } from './headers.ts';
import { monthColumn, quarterOf } from './month-column.ts';
import { weekOf } from './row-periods.ts';
import type { Dimension } from './units.ts';
import { motherColumn } from './wellbores.ts';

/** A numeric column of the daily rows, and how files call it. */
export interface Quantity {
  /** Name in mapping files and messages. */
  readonly name: string;
  readonly column: keyof DailyProductionTable;
  readonly dimension: Dimension;
  /** See `ColumnDefinition.spellings`. English, Spanish and French, and what the usual programs export. */
  readonly spellings: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Columns that say what a row is about. */
export const identities = [
  {
    name: 'day',
    called: 'date',
    holds: 'instant',
    required: true,
    spellings: words(`
      dateprd date day productiondate productionday proddate prodday prddate proddt pdate ddate recorddate reportdate
      productiondatetime daytime startdatetime startdate timestamp datetime time datum dato
      fecha fechaproduccion fechadeproduccion dia
      datedeproduction dateproduction dateprod jour
      dataproducao datadaproducao datadeproducao data`),
  },
  {
    name: 'well',
    holds: 'name',
    required: true,
    spellings: words(`
      npdwellborename wellname wellborename npdwellborecode wellpermitnum wellpermitnumber well wellbore wellid idwell wellcode wellno uniqueid itemname objectname objectcode
      entityname completionname completion propnum lease string
      pozo nombrepozo nombredelpozo nombredepozo idpozo pozoid
      puits nompuits nomdupuits nomdepuits idpuits puitsid forage
      poco idpoco pocoid nomepoco nomedopoco nomepocoanp nomepocooperador
      bohrung bohrungsname bohrungsnummer bohrungsnr sonde sondenname sondennummer sondennr forderbohrung fordersonde
      brønn brønnnavn brønnavn brønd brøndnavn put putnaam putnummer boring boorgat pozzo nomepozzo nomedelpozzo
      wellborecode uwi`),
  },
  {
    name: 'uwi',
    called: 'well identifier',
    holds: 'name',
    spellings: words('uwi wellborecode api apinumber apino apiuwi apiwellnumber apiwellno api14 api12 api10'),
  },
  {
    name: 'field',
    holds: 'name',
    spellings: words(`
      npdfieldname fieldname field fieldcode
      campo nombrecampo nombredelcampo champ nomchamp nomduchamp gisement
      feld feldname olfeld erdolfeld gasfeld lagerstatte felt feltnavn veld veldnaam giacimento`),
  },
  motherColumn,
  {
    name: 'flowKind',
    called: 'flow kind',
    holds: 'text',
    spellings: words('flowkind flowtype flowdirection tipodeflujo typedeflux'),
  },
  {
    name: 'timeZone',
    called: 'time zone',
    holds: 'text',
    spellings: words('timezone tz zonahoraria husohorario fuseauhoraire'),
  },
  {
    name: 'dayStart',
    called: 'start of the day',
    holds: 'text',
    spellings: words(
      'daystart daystarthour productiondaystart productiondaystarthour iniciodeldia debutdujour',
    ),
  },
] as const satisfies readonly ColumnDefinition[];

export type IdentityName = (typeof identities)[number]['name'];

/** Columns that measure. */
export const quantities = [
  {
    name: 'hours',
    column: 'hours',
    dimension: 'duration',
    spellings: words(`
      onstreamhrs onstreamhours onstreamhour onstream hourson hrson hoursonline producinghours productionhours prodhours
      prodhrs hoursproduced hoursproducing hoursonprod hoursflowed flowhours uptime uptimehours uptimehrs hours hrs
      workinghours operatinghours runninghours runhours ontime ontimehrs ontimehours hoursonstream
      daysonstream=d onstreamdays=d
      dayson=d daysonprod=d daysproduced=d
      horas horasproduccion horasdeproduccion horasenproduccion horasdemarcha horasenmarcha tiempodeproduccion
      horason horasonstream horasproducidas horasoperacion horasdeoperacion horasoperadas horastrabajadas hrsproduccion hrsproducidas
      heures heuresdeproduction heuresproduction heuresdemarche dureedeproduction tempsdeproduction
      betriebsstunden betriebszeit betriebsstd produktionsstunden forderstunden forderzeit laufzeit laufstunden stunden std
      driftstimer driftstid oppetid produksjonstimer produktionstimer timer bedrijfsuren draaiuren productieuren uren
      ore oreproduzione orediproduzione oremarcia oredimarcia orediesercizio
      uptimepercent=% uptimefraction=fraction`),
  },
  {
    name: 'oil',
    column: 'oil',
    dimension: 'liquidVolume',
    spellings: words(`
      boreoilvol=Sm3 allocnetoilvol allocoilvol alloctedoilvol allocatedoil allocestoilvol oilvol oilvolume volumeoil oilprod
      oilproduction oilproduced dailyoil dailyoilproduction caldayoil calendardayoil cdoil producedoil oil netoil
      bopd=bbl/d stbopd=bbl/d
      petroleo aceite crudo produccionpetroleo producciondepetroleo produccionaceite producciondeaceite
      producciondecrudo volumenpetroleo volumendepetroleo volumenaceite volumendeaceite petroleoneto
      huile petrole brut productionhuile productiondhuile productiondepetrole volumehuile volumedhuile huileproduite
      oleo oleoproduzido producaooleo producaodeoleo volumeoleo volumedeoleo producaodepetroleo
      ol erdol rohol reinol olmenge erdolmenge roholmenge reinolmenge olforderung erdolforderung olproduktion erdolproduktion olvolumen
      olje oljevolum oljeproduksjon produsertolje olie olieproductie olievolume olieproduktion ruweolie aardolie aardolieproductie
      olio petrolio greggio produzioneolio produzionediolio produzionepetrolio volumeolio`),
  },
  {
    name: 'gas',
    column: 'gas',
    dimension: 'gasVolume',
    spellings: words(`
      boregasvol=Sm3 allocgasvol allocatedgas allocestgasvol gasvol gasvolume volumegas gasprod gasproduction gasproduced gasnatural gasnaturaltotal
      totalgas gastotal
      dailygas dailygasproduction caldaygas calendardaygas cdgas producedgas netgas gas
      mcfd=mcf/d mcfpd=mcf/d mscfd=mscf/d mmcfd=mmscf/d mmscfd=mmscf/d
      producciongas producciondegas volumengas volumendegas
      gaz productiongaz productiondegaz volumegaz volumedegaz gazproduit
      gasproduzido producaogas producaodegas volumedegas
      erdgas erdolgas begleitgas naturgas gasmenge erdgasmenge gasforderung erdgasforderung gasproduktion erdgasproduktion gasvolumen
      gass gassvolum gassproduksjon produsertgass aardgas gasproductie aardgasproductie produzionegas produzionedigas`),
  },
  {
    name: 'water',
    column: 'water',
    dimension: 'liquidVolume',
    spellings: words(`
      borewatvol=Sm3 allocwatervol allocwatvol allocatedwater allocestwatervol watvol watervol watervolume volumewater
      watprod waterprod waterproduction waterproduced dailywater dailywaterproduction caldaywater calendardaywater
      cdwater producedwater netwater water wtr
      bwpd=bbl/d
      agua produccionagua producciondeagua volumenagua volumendeagua aguaproducida
      eau productioneau productiondeau volumeeau volumedeau eauproduite
      aguaproduzida producaoagua producaodeagua volumeagua volumedeagua
      wasser wassermenge wasserforderung wasserproduktion wasservolumen lagerstattenwasser
      vann vannvolum vannproduksjon produsertvann vand vandproduktion waterproductie productiewater
      acqua produzioneacqua produzionediacqua volumeacqua`),
  },
  {
    name: 'waterInjected',
    column: 'water_injected',
    dimension: 'liquidVolume',
    spellings: words(`
      borewivol=Sm3 wivol winj watinj wtrinj waterinj waterinjvol waterinjection waterinjectionvolume waterinjected
      injectedwater injectedwatervol allocwaterinjvol
      bwipd=bbl/d
      aguainyectada inyeccionagua inyecciondeagua volumenaguainyectada
      eauinjectee injectioneau injectiondeau volumedeauinjectee
      aguainjetada injecaoagua injecaodeagua
      wasserinjektion injektionswasser wassereinpressung einpresswasser injisertvann vanninjeksjon injectiewater waterinjectie
      acquainiettata iniezioneacqua`),
  },
  {
    name: 'choke',
    column: 'choke_pct',
    dimension: 'opening',
    spellings: words(`
      avgchokesizep=% chokesizep=% chokepct=% chokepercent=% chokeopening choke
      aperturaestrangulador estrangulador orificio ouvertureduse duse
      dusenoffnung dusenstellung chokesize chokebean beansize bean strupe strupeåpning smoorklep`),
  },
  {
    name: 'wellheadPressure',
    column: 'wellhead_pressure',
    dimension: 'pressure',
    spellings: words(`
      avgwhpp=bar avgwhpress avgwhp whp wellheadpressure tubingheadpressure tubingpressure tubingpress thp fthp tbg
      presioncabeza presiondecabeza presiondecabezal pressiontete pressiondetete
      kopfdruck bohrlochkopfdruck sondenkopfdruck steigrohrdruck brønnhodetrykk putmonddruk pressionetesta pressioneditesta`),
  },
  {
    name: 'wellheadTemperature',
    column: 'wellhead_temperature',
    dimension: 'temperature',
    spellings: words(`
      avgwhtp=°C avgwhtemp avgwht wht wellheadtemperature fwht
      temperaturacabeza temperaturadecabeza temperaturetete temperaturedetete
      kopftemperatur bohrlochkopftemperatur brønnhodetemperatur temperaturaditesta`),
  },
  {
    name: 'downholePressure',
    column: 'downhole_pressure',
    dimension: 'pressure',
    spellings: words(`
      avgdownholepressure=bar avgbhpress downholepressure bhp fbhp bottomholepressure
      presiondefondo presionfondo pressiondefond pressionfond
      sohldruck sohlendruck bohrlochsohlendruck bunnhullstrykk pressionedifondo`),
  },
  {
    name: 'downholeTemperature',
    column: 'downhole_temperature',
    dimension: 'temperature',
    spellings: words(`
      avgdownholetemperature=°C avgbhtemp downholetemperature bht bottomholetemperature
      temperaturadefondo temperaturafondo temperaturedefond temperaturefond
      sohlentemperatur bohrlochsohlentemperatur bunnhullstemperatur`),
  },
  {
    name: 'annulusPressure',
    column: 'annulus_pressure',
    dimension: 'pressure',
    spellings: words(`
      avgannuluspress=bar avgannuluspressure annuluspressure casingpressure casingpress chp csg
      presionanular presiondelanular presioncasing pressionannulaire
      ringraumdruck annulusdruck ringromstrykk annulusdruk pressioneanulare`),
  },
  {
    name: 'tubingPressureDrop',
    column: 'tubing_pressure_drop',
    dimension: 'pressureDifference',
    spellings: words('avgdptubing=bar dptubing tubingpressuredrop'),
  },
] as const satisfies readonly Quantity[];

export type QuantityName = (typeof quantities)[number]['name'];
export type ColumnName = IdentityName | QuantityName | (typeof derivingColumns)[number]['name'];

/** Every name that a mapping file may use. */
export const columnNames: readonly ColumnName[] = [
  ...identities.map(({ name }) => name),
  ...quantities.map(({ name }) => name),
  ...derivingColumns.map(({ name }) => name),
];

/** The volumes of a row. */
export const volumes = ['oil', 'gas', 'water', 'waterInjected'] as const satisfies readonly QuantityName[];

const periods = monthColumn.spellings.filter((spelling) => spelling.includes('period'));
const monthHeader = /month|^mes$|^mois$|^periodo$|^yyyymm$/;

/** What a table is whose columns say months; a period says so where no column says a day. */
function monthsOf(headers: readonly string[]): string | undefined {
  const keys = headers.map(headerKey);
  const says = (spellings: readonly string[]) => keys.some((key) => spellings.includes(key));
  return keys.some((key) => monthHeader.test(key)) || (!says(identities[0].spellings) && says(periods))
    ? 'these are monthly data: use --kind months'
    : undefined;
}

/**
 * Daily production of wells, one row for each well and day.
 * @param needsField Whether rows must say which field they belong to.
 */
export function dailyProduction(needsField: boolean): TableKind {
  return {
    mistakenFor: (headers) => quarterOf(headers) ?? weekOf(headers) ?? monthsOf(headers),
    columns: [
      ...identities,
      ...quantities.map(({ name, dimension, spellings }: Quantity) => ({
        name,
        holds: dimension,
        spellings,
        mayBeRate: volumes.some((volume) => volume === name),
      })),
      ...derivingColumns,
    ],
    idle: idleColumns,
    rowsAre: 'a row for each well and day',
    takes: 'actual',
    keepsNoWords: true,
    needs: [
      { anyOf: ['day'], called: 'the day' },
      { anyOf: ['well'], called: 'the well (or give --well)' },
      ...(needsField ? [{ anyOf: ['field'], called: 'the field (or give --field)' }] : []),
      {
        anyOf: [...quantities.map(({ name }) => name), 'downtime', 'liquid'],
        called: 'any volume (oil, gas, water, water injected), hours or gauge',
      },
    ],
  };
}
