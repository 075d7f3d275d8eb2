import type { AssistantAnswer } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import type { FigureName, Statement } from './answer-parts.ts';
import { quantityOf } from './answer-records.ts';
import { daysOf, whereOf } from './understood-text.ts';

/** The sentences about notifications, hand-overs, declines, makers of pumps, and what of losses was planned. */
export function keptSentences(statement: Statement, answer: AssistantAnswer, formats: Formats): string[] {
  const { t, quantities } = formats;
  const figure = (name: FigureName) => statement.figures.find((each) => each.name === name)?.value ?? null;
  const number = (name: FigureName) => quantities.count(figure(name));
  const days = daysOf(statement, formats) ?? '';
  switch (statement.code) {
    case 'plannedParts': {
      const shown = quantityOf[answer.understood.quantity ?? 'deferred'];
      return [
        t('assistant.said.plannedParts', {
          planned: quantities.text(shown, figure('planned')),
          unplanned: quantities.text(shown, figure('unplanned')),
          share: quantities.text('share', figure('changePct')),
        }),
      ];
    }
    case 'notifications':
      return [t('assistant.said.notifications', { unread: number('count'), number: number('value') })];
    case 'handover':
      return [
        t('assistant.said.handover', {
          days,
          opened: number('opened'),
          decided: number('made'),
          open: number('count'),
        }),
        ...(figure('ended') === null ? [] : [t('assistant.said.handoverEnded', { number: number('ended') })]),
      ];
    case 'declineOfFields':
      return [t('assistant.said.declineOfFields')];
    case 'declineOfWells':
      return [t('assistant.said.declineOfWells', { where: whereOf(answer, formats) })];
    default:
      return [
        t('assistant.said.makers', {
          days,
          runs: number('runs'),
          failures: number('failures'),
          life: quantities.text('days', figure('days')),
        }),
      ];
  }
}
