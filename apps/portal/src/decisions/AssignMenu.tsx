import type { Person } from '@cnx/api';
import { Button, Menu, type MenuItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { UserPlus } from 'lucide-react';
import { useFormats } from '../insight/use-formats.ts';
import { meAtom } from './decisions.atoms.ts';

/** Props of {@link AssignMenu}. */
export interface AssignMenuProps {
  /** Who looks into each event or piece of advice; null for no one. */
  owners: readonly (Person | null)[];
  onAssign: (assignee: Person | null) => void;
  /** Called to ask for another person. */
  onOther: () => void;
  /** Whether it is what is done next. @default false */
  leads?: boolean;
  /** Whether what has an owner can be left without one. @default false */
  releasable?: boolean;
}

/** Assigns events or advice to the user at once, or asks for another person. */
export function AssignMenu({
  owners,
  onAssign,
  onOther,
  leads = false,
  releasable = false,
}: AssignMenuProps) {
  const { t } = useFormats();
  const me = useAtomValue(meAtom);
  const areMine = me !== null && owners.length > 0 && owners.every((owner) => owner?.id === me.id);
  const items: MenuItem[] = [
    ...(me && !areMine ? [{ label: t('exceptions.act.assignToMe'), onSelect: () => onAssign(me) }] : []),
    {
      label: me ? t('exceptions.act.assignOther') : `${t('exceptions.act.assign')} …`,
      onSelect: onOther,
    },
    ...(releasable && owners.some((owner) => owner !== null)
      ? [{ label: t('optimization.decide.release'), onSelect: () => onAssign(null) }]
      : []),
  ];
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" emphasis={leads ? 'strong' : 'normal'} icon={<UserPlus size={16} aria-hidden />}>
          {t('exceptions.act.assign')}
        </Button>
      }
      items={items}
    />
  );
}
