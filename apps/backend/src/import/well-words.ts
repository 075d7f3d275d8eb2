import type { MainProduct, MethodOfProduction, WellStatus } from '../vocabulary.ts';
import type { Meanings } from './record-kind.ts';

/** What files call the ways in which wells produce. */
export const methodWords: Meanings<MethodOfProduction> = {
  naturalFlow: 'flowing freeflowing natural flujonatural surgente eruptif ecoulementnaturel',
  continuousGasLift: 'gaslift gl cgl levantamientoporgas gasliftcontinuo gasliftcontinu',
  intermittentGasLift: 'igl intermittentlift gasliftintermitente gasliftintermittent',
  plungerGasLift: 'plunger plungerlift pistonviajero pistonracleur',
  electricSubmersiblePumpLift:
    'esp electricsubmersiblepump submersiblepump bes bombaelectrosumergible bombeoelectrosumergible pompeelectriqueimmergee',
  progressiveCavityPumpLift:
    'pcp progressivecavitypump progressingcavitypump bcp cavidadesprogresivas pompeacaviteprogressive',
  suckerRodPumpLift:
    'srp rodpump rodlift beampump beam pumpjack suckerrodpump bombeomecanico balancin pompeatiges',
  jetPumpLift: 'jet jetpump bombeojet pompeajet',
  hydraulicPumpLift: 'hydraulicpump bombeohidraulico pompehydraulique',
  foamLift: 'foam foamer espuma mousse',
  unknown: 'desconocido inconnu',
};

/** What files call the states of wells. */
export const statusWords: Meanings<WellStatus> = {
  producing: 'active online onstream open on producer enproduccion produciendo activo enproduction actif',
  shutIn: 'shut si closed offline off inactive idle cerrado parado ferme arrete',
  testing: 'test ontest enprueba entest',
  workover: 'wo underworkover enreparacion enintervencion enintervention',
  suspended: 'temporarilyabandoned ta mothballed suspendido suspendu',
  abandoned: 'pa plugged pluggedandabandoned permanentlyabandoned abandonado abandonne',
};

/** What files call the main products of wells. */
export const mainProductWords: Meanings<MainProduct> = {
  oil: 'oilwell petroleo aceite crudo huile petrole brut',
  gas: 'gaswell gaz',
};
