import { NotFound } from '../shell/NotFound.tsx';

/** Any address that is not in the route table. */
export function NotFoundScreen() {
  return <NotFound />;
}
