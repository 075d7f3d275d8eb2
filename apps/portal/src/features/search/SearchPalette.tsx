import { CommandPalette, Sparkline, styled } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../../insight/use-formats.ts';
import { maxSearchLength } from '../../limits.ts';
import { readRecent, saveRecent } from './recent-places.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { helpAtom } from '../../state/help.atoms.ts';
import { goToFound } from '../../state/leaving.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { helpPlaceOf, ownEntries } from './own-results.ts';
import { namedWellAtom, namedWellDaysAtom } from './search.atoms.ts';
import {
  allResults,
  commandsOfEntries,
  commandsOfRecent,
  figureOf,
  productOf,
  recentOf,
  type SearchCommand,
  type WellFigure,
} from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

const Answer = styled('span', { row: '$2', flex: 'none', figures: 'tabular' });
// On a phone they leave the room to the well's name and to the value.
const Line = styled('span', { display: 'none', width: 72, '@small': { display: 'inline-block' } });
const Value = styled('b', { fontWeight: '$medium' });
const When = styled('span', { display: 'none', quiet: '$caption', '@small': { display: 'inline' } });

/** Props of {@link SearchPalette}. */
export interface SearchPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Goes to a page or to what is typed; a well's name is answered with its newest figure and how it came to it. */
export function SearchPalette({ open, onOpenChange }: SearchPaletteProps) {
  const formats = useFormats();
  const { t } = formats;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const openHelp = useSetAtom(helpAtom);
  const roleId = useAtomValue(userAtom)?.roleId;
  const { commands, count, text, onSearch } = useSuggestions();
  const own = useMemo(() => commandsOfEntries(t, ownEntries(t, roleId), address), [t, roleId, address]);
  const portal = usePortal();
  // Read anew with each opening, and not while the list is in use.
  const recent = useMemo(() => (open ? commandsOfRecent(t, readRecent(portal)) : []), [open, t, portal]);
  const answer = useAnswer(text);
  const items = useMemo((): readonly SearchCommand[] => {
    if (text === '') return [...recent, ...own];
    const [first, ...others] = commands;
    const suggested =
      first && answer ? [{ ...first, aside: <FigureAside figure={answer} /> }, ...others] : commands;
    return [...suggested, ...own, ...allResults(formats, text, count)];
  }, [formats, text, count, commands, own, recent, answer]);
  const select = (command: SearchCommand) => {
    const { href } = command;
    const place = recentOf(command, t);
    if (place) saveRecent(portal, place);
    if (href === null) openHelp(helpPlaceOf(command.id));
    else void goToFound(portal, href);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      onSelect={select}
      onSearch={onSearch}
      maxLength={maxSearchLength}
      labels={{ title: t('search.palette'), placeholder: t('shell.searchPlaceholder') }}
    />
  );
}

/** The figure of the well that the text names. */
function useAnswer(text: string): WellFigure | undefined {
  const wellId = useAtomValue(namedWellAtom);
  const { data } = useAtomValue(namedWellDaysAtom);
  const days = data?.data;
  return useMemo(
    () => (days && days.well.id === wellId ? figureOf(days, productOf(text)) : undefined),
    [days, wellId, text],
  );
}

function FigureAside({ figure: { product, day, value, quantity, course } }: { figure: WellFigure }) {
  const { t, quantities, dates } = useFormats();
  return (
    <Answer>
      <When>{t(`search.${product}On`, { day: dates.day(day) })}</When>
      <Line>
        <Sparkline values={course} height={20} />
      </Line>
      <Value>{quantities.text(quantity, value)}</Value>
    </Answer>
  );
}
