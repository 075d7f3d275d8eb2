import type { Words } from '../../../words/words.tsx';
import { calendarWords, type CalendarLabels } from '../calendar-parts/calendar.words.ts';

/** UI strings of a `DatePicker`. */
export interface DatePickerLabels extends CalendarLabels {
  /** Names the button that opens the calendar. */
  readonly open: (label: string) => string;
}

/** Default words of a `DatePicker`. */
export const datePickerWords: Words<DatePickerLabels> = {
  en: { ...calendarWords.en, open: (label) => `${label}: open the calendar` },
  es: { ...calendarWords.es, open: (label) => `${label}: abrir el calendario` },
  fr: { ...calendarWords.fr, open: (label) => `${label}\u00a0: ouvrir le calendrier` },
};
