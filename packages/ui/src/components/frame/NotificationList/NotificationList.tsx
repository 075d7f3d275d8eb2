import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import type { NativeProps } from '../../props.ts';
import { notificationListWords, type NotificationListLabels } from './notification-list.words.ts';
import { NotificationRow, type NotificationItem } from './NotificationRow.tsx';

/** Props of {@link NotificationList}; all of a native list's besides. */
export interface NotificationListProps extends Omit<NativeProps<'ul'>, 'children' | 'onSelect'> {
  /** In order: the most urgent first, or the newest. */
  items: readonly NotificationItem[];
  /** A notification was pressed: mark it as read; the browser follows its link. */
  onSelect?: ((item: NotificationItem) => void) | undefined;
  /** What can be done with one besides, as buttons at its end: a menu to put it off. */
  itemActions?: ((item: NotificationItem) => ReactNode) | undefined;
  /** Words instead of the component's own. */
  labels?: Partial<NotificationListLabels>;
}

const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });
// Hundreds of them: those out of sight cost no layout.
const Entry = styled('li', { contentVisibility: 'auto', containIntrinsicSize: 'auto 72px' });
const Earlier = styled(List, { borderInlineStart: '2px solid $border', marginInlineStart: '$6' });
// Below the words of the row, beside its icon.
const More = styled('div', { paddingInlineStart: '$8', paddingBottom: '$1' });

/** What happened, in rows; those of one group behind the newest of them. */
export function NotificationList(props: NotificationListProps) {
  const { items, onSelect, itemActions, labels, ...rest } = props;
  const words = useWords(notificationListWords, labels);
  return (
    <List {...rest}>
      {items.map((item) => (
        <Group key={item.id} {...{ item, words, onSelect, itemActions }} />
      ))}
    </List>
  );
}

interface GroupProps extends Pick<NotificationListProps, 'onSelect' | 'itemActions'> {
  item: NotificationItem;
  words: NotificationListLabels;
}

function Group({ item, words, onSelect, itemActions }: GroupProps) {
  const [open, setOpen] = useState(false);
  const numbers = new Intl.NumberFormat(useLocale());
  const { earlier = [], count = 1 } = item;
  const counted = (many: number) => (many > 1 ? words.events(numbers.format(many), many) : undefined);
  const common = { unreadLabel: words.unreadItem, onSelect };
  return (
    <Entry>
      <NotificationRow {...common} item={item} countLabel={counted(count)} actions={itemActions?.(item)} />
      {earlier.length > 0 && (
        <More>
          <Button
            emphasis="quiet"
            size="sm"
            aria-expanded={open}
            icon={open ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hideEarlier : words.showEarlier(numbers.format(earlier.length), earlier.length)}
          </Button>
        </More>
      )}
      {open && (
        <Earlier>
          {earlier.map((one) => (
            <li key={one.id}>
              <NotificationRow {...common} item={one} countLabel={counted(one.count ?? 1)} />
            </li>
          ))}
        </Earlier>
      )}
    </Entry>
  );
}
