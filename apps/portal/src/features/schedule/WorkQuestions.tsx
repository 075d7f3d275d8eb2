import type { ScheduledActivity } from '@cnx/api';
import { FormMessage, Stack } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { isDoubleBooked, isQuestioned } from './work-merit.ts';
import { clashText, questionText } from './merit-texts.ts';

/** Props of {@link WorkQuestions}. */
export interface WorkQuestionsProps {
  /** What is asked something. */
  activity: ScheduledActivity;
}

/** What is asked of planned work, and what it needs that other work has; nothing where nothing is. */
export function WorkQuestions({ activity }: WorkQuestionsProps) {
  const formats = useFormats();
  const texts = [
    ...(isQuestioned(activity) ? activity.merit!.questions.map((one) => questionText(one, formats)) : []),
    ...(isDoubleBooked(activity) ? activity.clashes.map((one) => clashText(one, formats)) : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Stack gap="1">
      {texts.map((text) => (
        <FormMessage key={text} tone="warning">
          {text}
        </FormMessage>
      ))}
    </Stack>
  );
}
