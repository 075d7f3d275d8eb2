import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { lazyCode } from '../../lazy-code.tsx';
import { openRowAtom } from '../../state/area-choice.atoms.ts';
import type { RowDrawerProps } from './RowDrawer.tsx';
import { useLazyCode } from '../use-lazy-code.ts';

const drawerCode = lazyCode(() => import('./RowDrawer.tsx'));
const fetchDrawer = () => void drawerCode.load().catch(() => undefined);

/** The details of the row that the address names; their code is fetched once an area's rows are there. */
export function LazyRowDrawer<Row>(props: Omit<RowDrawerProps<Row>, 'openId'>) {
  const { code } = useLazyCode(drawerCode);
  const openId = useAtomValue(openRowAtom);
  useEffect(fetchDrawer, []);
  return code ? <code.RowDrawer {...props} openId={openId} /> : null;
}
