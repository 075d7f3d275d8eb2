import type { Phrases } from './meanings.ts';
import type { Understanding } from './understanding.ts';

const levelsOf: Record<Understanding['level'], string> = {
  well: 'well, pozo, puits',
  field: 'field, campo, yacimiento, champ, gisement',
  area: 'area, zona, zone, secteur',
  businessUnit: 'business unit, unit, unidad de negocio, unidad, unite',
  month: 'month, mes, mois',
  day: 'day, dia, jour',
  method:
    'method, lift method, method of production, lift type, type of lift, artificial lift, metodo, metodo de levantamiento, metodo de produccion, tipo de levantamiento, sistema de levantamiento, methode, methode de production, methode d activation, mode d activation, mode de production, type d activation',
};
/** What stands before a word for what a figure is split by. */
const splitting =
  'by, per, each, every, for each, for every, in each, broken down by, split by, grouped by, por, por cada, cada, en cada, de cada, para cada, desglosado por, par, chaque, pour chaque, par chaque, de chaque, dans chaque, ventile par, ventilee par, reparti par';
const each = Object.entries(levelsOf).map(([level, names]): Phrases => {
  const phrases = names
    .split(', ')
    .flatMap((name) => splitting.split(', ').map((before) => `${before} ${name}`));
  return [{ kind: 'each', level: level as Understanding['level'] }, phrases.join(', ')];
});

/** Words of exceptions, losses, tests, plans and advice, of how a figure is split, and of its unit. */
export const findingWords: readonly Phrases[] = [
  ...each,
  [
    { kind: 'each', level: 'month' },
    'monthly, month by month, mensual, mes a mes, mes por mes, mensuel, mensuelle, mois par mois',
  ],
  [
    { kind: 'each', level: 'day' },
    'daily, day by day, diario, diaria, dia a dia, dia por dia, quotidien, quotidienne, journalier, journaliere, jour par jour',
  ],
  [
    { kind: 'verb', verb: 'lose' },
    'lose, loses, lost, been lost, was lost, got lost, defer, defers, did we defer, missed, forgone, shortfall, perder, perdio, perdieron, perdimos, perdido, perdida de, se perdio, se perdieron, se ha perdido, hemos perdido, han perdido, dejo de producir, dejaron de producir, dejamos de producir, diferimos, difirio, difirieron, se difirio, hemos diferido, dejado de producir, perdu, perdus, perdue, perdues, a perdu, ont perdu, perdait, perdent le plus, avons nous perdu, avons nous differe, a differe, ont differe, manque a gagner, deferring, diferir, difiere, difieren, perdre, perdaient, differer, differe, differons, differees',
  ],
  [
    { kind: 'verb', verb: 'willLose' },
    'planned loss, planned losses, expected loss, expected losses, planned deferment, planned deferral, planned deferrals, expected deferment, upcoming losses, future losses, will we lose, we will lose, will be lost, going to lose, will lose, expect to lose, will we defer, will be deferred, perdida planificada, perdidas planificadas, perdidas previstas, perdida prevista, perdidas programadas, perdida programada, perdidas esperadas, perdida esperada, diferimiento previsto, perderemos, se perdera, se perderan, vamos a perder, va a perder, se va a perder, diferiremos, pertes prevues, perte prevue, pertes planifiees, perte planifiee, pertes programmees, pertes attendues, perte attendue, pertes a venir, perdrons, perdrons nous, perdra, perdra t on, allons nous perdre, allons perdre, va t on perdre, va perdre, va se perdre',
  ],
  [
    { kind: 'verb', verb: 'inject' },
    'inject, injects, injected, injecting, was injected, inyecta, inyectan, inyectar, inyecto, inyectaron, inyectamos, inyectado, inyectada, se inyecto, hemos inyectado, injecte, injectee, injectees, injectent, injectons, injecter, avons injecte, a ete injecte, a ete injectee',
  ],
  [
    { kind: 'subject', subject: 'decider' },
    'who acknowledged, who has acknowledged, who accepted, who decided, who decided on, who closed, who dismissed, who explained, who snoozed, who took, who handled, who is handling, who reviewed, who looks into, who is looking into, who is looking at, who is working on, who is responsible for, who owns, who is assigned to, acknowledged by whom, quien reconocio, quien acepto, quien decidio, quien decidio sobre, quien cerro, quien descarto, quien atendio, quien atiende, quien acuso recibo de, quien reviso, quien tiene asignada, quien es responsable de, quien se ocupa de, quien explico, qui a acquitte, qui a accepte, qui a pris en compte, qui a pris en charge, qui a decide, qui a decide de, qui a traite, qui traite, qui a ferme, qui a cloture, qui a ecarte, qui a rejete, qui a reconnu, qui a confirme, qui a explique, qui s occupe de, qui est responsable de, qui a valide',
  ],
  [
    { kind: 'subject', subject: 'causes' },
    'cause of losses, causes of losses, cause of loss, cause of the losses, causes of the losses, causes of deferment, causes of deferral, cause of deferment, loss cause, loss causes, causes, reasons, reasons for the losses, reasons for losses, what causes, what caused, causa de perdidas, causas de perdidas, causa de las perdidas, causas de las perdidas, causas, motivos, motivos de las perdidas, cause de pertes, cause des pertes, causes de pertes, causes des pertes, raisons, raisons des pertes, motifs',
  ],
  [
    { kind: 'owner', owner: 'me' },
    'assigned to me, are assigned to me, mine, my exceptions, i own, that i own, on me, asignadas a mi, asignada a mi, asignados a mi, tengo asignadas, mis excepciones, a mi cargo, a mi nombre, me corresponden, attribuees a moi, assignees a moi, me sont attribuees, me sont assignees, me sont affectees, affectees a moi, qui m incombent, mes exceptions, a mon nom',
  ],
  [
    { kind: 'owner', owner: 'unanswered' },
    'unanswered, are unanswered, not answered, are not answered, without an answer, without answer, have no answer, has no answer, nobody answered, nobody has answered, no one has answered, sin respuesta, sin responder, sin contestar, no tienen respuesta, no tiene respuesta, nadie ha respondido, nadie respondio, sans reponse, n ont pas de reponse, pas de reponse, pas repondu, non repondues, restees sans reponse, personne n a repondu',
  ],
  [
    { kind: 'owner', owner: 'me' },
    'waiting on me, waiting for me, waits on me, waits for me, wait on me, wait for me, is waiting on me, is waiting for me, are waiting on me, are waiting for me, on my plate, on my desk, on my list, esperan por mi, me esperan, me espera, espera por mi, pendiente de mi, pendientes de mi, pendientes para mi, en attente de moi, qui m attend, qui m attendent, m attend, m attendent, a ma charge',
  ],
  [
    { kind: 'owner', owner: 'none' },
    'unassigned, not assigned, are not assigned, without an owner, without owner, no owner, have no owner, nobody looks into, nobody, no one, not assigned to anyone, sin asignar, sin responsable, sin dueno, no asignadas, no estan asignadas, no tienen responsable, nadie, non assignees, non attribuees, non affectees, sans responsable, sans proprietaire, ne sont pas attribuees, ne sont pas assignees, pas attribuees, pas assignees, personne',
  ],
  [
    { kind: 'owner', owner: 'someone' },
    'assigned, are assigned, with an owner, asignadas, asignada, estan asignadas, con responsable, attribuees, assignees, affectees, avec un responsable',
  ],
  [
    { kind: 'state', state: 'overdue' },
    'overdue, late, past due, behind schedule, delayed, are overdue, vencido, vencidos, vencida, vencidas, atrasado, atrasados, atrasada, atrasadas, retrasado, retrasados, retrasada, retrasadas, con retraso, en retard, retarde, retardes, depasse leur date, echus, echues',
  ],
  [
    { kind: 'state', state: 'untested' },
    'not been tested, have not been tested, haven t been tested, has not been tested, not tested, were not tested, weren t tested, untested, no test, without a test, without test, without well test, no well test, had no test, no se han probado, no se probaron, no han sido probados, no fueron probados, no probados, sin probar, sin prueba, sin pruebas, sin ensayo, sin aforo, no tienen prueba, no han tenido prueba, n ont pas ete testes, pas ete testes, pas testes, non testes, sans test, sans essai, pas eu de test, pas eu d essai, n ont pas eu d essai, n ont pas eu de test',
  ],
  [
    { kind: 'subject', subject: 'tests' },
    'test, tests, tested, well test, well tests, last test, last tested, a test, last well test, been tested, prueba, pruebas, probado, probados, probo, se probo, prueba de pozo, pruebas de pozo, ultima prueba, por ultima vez se probo, ensayo, ensayos, aforo, aforos, essai, essais, testes, teste, test de puits, tests de puits, essai de puits, essais de puits, dernier test, dernier essai, ete teste, dernier test de puits, dernier essai de puits',
  ],
  [
    { kind: 'subject', subject: 'plan' },
    'plan, on plan, above plan, below plan, over plan, under plan, ahead of plan, ahead of the plan, behind plan, behind the plan, above the plan, below the plan, against plan, against the plan, versus plan, vs plan, compared to plan, compared with plan, compared to the plan, compared with the plan, according to plan, planned production, production plan, target, targets, on target, above target, below target, behind target, against target, budget, on budget, plan de produccion, segun el plan, conforme al plan, por encima del plan, por debajo del plan, sobre el plan, bajo el plan, frente al plan, respecto al plan, contra el plan, comparado con el plan, objetivo, objetivos, meta, metas, presupuesto, cumplimos el plan, cumpliendo el plan, cumplimiento del plan, au dessus du plan, en dessous du plan, au dessous du plan, sous le plan, par rapport au plan, face au plan, contre le plan, conforme au plan, conformes au plan, dans le plan, sur le plan, plan de production, en avance sur le plan, en retard sur le plan, atteint le plan, objectif, objectifs, par rapport a l objectif, au dessus de l objectif, en dessous de l objectif',
  ],
  [
    { kind: 'subject', subject: 'opportunities' },
    'opportunity, opportunities, open opportunities, optimization opportunities, optimisation opportunities, advice, advices, recommendation, recommendations, suggestions, can we gain, could we gain, expected gain, potential gain, oportunidad, oportunidades, oportunidades abiertas, oportunidades de optimizacion, recomendacion, recomendaciones, consejo, consejos, podemos ganar, ganancia esperada, opportunite, opportunites, opportunites ouvertes, opportunites d optimisation, recommandation, recommandations, conseil, conseils, pouvons nous gagner, gain attendu',
  ],
  [
    { kind: 'under' },
    'underperforming, under performing, underperform, perform worst, below potential, under potential, below their potential, bajo su potencial, por debajo de su potencial, bajo rendimiento, rinden menos, rinden por debajo, sous performants, sous performent, sous performant, en dessous de leur potentiel, sous leur potentiel',
  ],
  [
    { kind: 'without' },
    'except, except for, excluding, exclude, apart from, other than, but not, not counting, not including, without counting, leaving out, without, excepto, salvo, sin, sin contar, sin incluir, sin tener en cuenta, excluyendo, a excepcion de, con excepcion de, aparte de, sauf, excepte, hormis, hors, sans, sans compter, sans inclure, en excluant, a l exclusion de, a l exception de, exclus',
  ],
  [
    { kind: 'future' },
    'will, will be, will we, going to, going to be, vamos a, va a, allons, allons nous, va t on, produciremos, se producira, produira, produirons, produirons nous',
  ],
  [
    { kind: 'action', action: 'when' },
    'when, when was, when did, cuando, cuando fue, cuando se, por ultima vez, quand, date du, date of, fecha de, fecha del, de quand date, a quand remonte, pour la derniere fois, last time',
  ],
  [{ kind: 'pump' }, 'pump, pumps, bomba, bombas, pompe, pompes'],
  [{ kind: 'rate' }, 'rate, rates, tasa, tasas, caudal, caudales, debit, debits'],
  [
    { kind: 'unit', unit: 'bbl', isRate: true },
    'bbl d, bbls d, stb d, stb day, stb per day, bbl per day, bbl day, stb dia, stb por dia, stb j, stb jour, stb par jour, bpd, bopd, barrels per day, barrels a day, barrels of oil per day, barriles por dia, barriles al dia, barriles diarios, barils par jour, bbl j, b d',
  ],
  [{ kind: 'unit', unit: 'bbl' }, 'bbl, bbls, stb, barrel, barrels, barriles, barril, barils, baril'],
  [{ kind: 'unit', unit: 'scf', isRate: true }, 'scf d'],
  [
    { kind: 'unit', unit: 'scf' },
    'scf stb, scf bbl, scf per stb, scf per bbl, scf, standard cubic feet, cubic feet, pies cubicos, pieds cubes',
  ],
  [{ kind: 'unit', unit: 'Mscf', isRate: true }, 'mscf d'],
  [{ kind: 'unit', unit: 'Mscf' }, 'mscf, mcf'],
  [{ kind: 'unit', unit: 'MMscf', isRate: true }, 'mmscf d'],
  [{ kind: 'unit', unit: 'MMscf' }, 'mmscf, mmcf'],
  [
    { kind: 'unit', unit: 'metric', isRate: true },
    'sm3 d, sm3 day, sm3 per day, sm3 a day, m3 d, m3 per day, m3 day, cubic meters per day, cubic metres per day, sm3 dia, sm3 por dia, sm3 al dia, m3 dia, m3 por dia, m3 al dia, metros cubicos por dia, metros cubicos al dia, sm3 j, sm3 jour, sm3 par jour, m3 j, m3 jour, m3 par jour, metres cubes par jour',
  ],
  [
    { kind: 'unit', unit: 'metric' },
    'sm3 sm3, m3 m3, sm3, m3, cubic meters, cubic metres, standard cubic meters, metros cubicos, metres cubes',
  ],
  [
    { kind: 'unit', unit: 'kSm3', isRate: true },
    'ksm3 d, ksm3 day, ksm3 per day, ksm3 dia, ksm3 j, ksm3 jour',
  ],
  [{ kind: 'unit', unit: 'kSm3' }, 'ksm3, thousand sm3, mil sm3, mille sm3'],
  [{ kind: 'unit', unit: 'bar' }, 'bar, bars, bares, barg, bara'],
  [{ kind: 'unit', unit: 'psi' }, 'psi, psig, psia'],
  [
    { kind: 'unit', unit: 'celsius' },
    'celsius, degc, degrees celsius, degrees centigrade, grados celsius, degres celsius',
  ],
  [
    { kind: 'unit', unit: 'fahrenheit' },
    'fahrenheit, degf, degrees fahrenheit, grados fahrenheit, degres fahrenheit',
  ],
  [
    { kind: 'unit', unit: 'emission' },
    'kg boe, kg per boe, kg por boe, kg par boe, kwh m3, kwh per m3, kwh por m3, kwh par m3, sm3 boe, sm3 per boe',
  ],
  [
    { kind: 'injectors' },
    'injector, injectors, injector well, injector wells, injection well, injection wells, water injector, water injectors, inyector, inyectores, pozo inyector, pozos inyectores, pozo de inyeccion, pozos de inyeccion, injecteur, injecteurs, puits injecteur, puits injecteurs, puits d injection',
  ],
  [{ kind: 'unit', unit: 'hertz' }, 'hz, hertz'],
  [{ kind: 'unit', unit: 'percent' }, 'percent, per cent, por ciento, pour cent'],
];
