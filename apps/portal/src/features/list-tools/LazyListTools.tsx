import { useEffect } from 'react';
import { lazyCode } from '../../lazy-code.tsx';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import type { ListToolsProps } from '../../insight/list/list-tools.ts';

const toolsCode = lazyCode(() => import('./ListTools.tsx'));
const fetchTools = () => void toolsCode.load().catch(() => undefined);

/** What can be done with a list; its code is fetched once its rows are there. */
export function LazyListTools<Row>(props: ListToolsProps<Row>) {
  const { code } = useLazyCode(toolsCode);
  useEffect(fetchTools, []);
  return code ? <code.ListTools {...props} /> : null;
}
