import { useParams } from 'react-router-dom';
import { withoutTextAround } from '../addresses.ts';
import { OpenLink } from '../features/links/OpenLink.tsx';

/** /s/{code}: passes on to the place that a short link leads to. */
export function LinkScreen() {
  const { code = '' } = useParams();
  return <OpenLink code={withoutTextAround(code)} />;
}
