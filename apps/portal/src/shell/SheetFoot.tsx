import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../use-portal.tsx';

/** A text as a string of a style sheet, in which a line does not break. */
const quoted = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' '));

/**
 * On paper, at the foot of every sheet: what page it is of, and that its data are invented. A sheet alone says neither;
 * browsers that know no margins of a sheet leave it out.
 */
export function SheetFoot() {
  const { t } = useTranslation('portal');
  const { demonstration } = usePortal().config;
  const mark = demonstration ? t('shell.demonstration') : null;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const fill = () => {
      const content = quoted([document.title, mark].filter(Boolean).join(' · '));
      sheet.replaceSync(`@page { @bottom-left { content: ${content}; font: 8pt sans-serif; } }`);
    };
    document.adoptedStyleSheets.push(sheet);
    addEventListener('beforeprint', fill);
    return () => {
      removeEventListener('beforeprint', fill);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [mark]);
  return null;
}
