import { Search } from '../features/search/Search.tsx';

/** /search-results: what a text finds. */
export function SearchScreen() {
  return <Search />;
}
