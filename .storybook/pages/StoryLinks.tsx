import { Link, Stack } from '@cnx/ui';
import { addressOf, type Place } from './places.ts';

/** Links to stories and documentation pages. */
export function StoryLinks({ places }: { places: readonly Place[] }) {
  return (
    <Stack direction="row" gap="4" wrap>
      {places.map((place) => (
        <Link key={place.label} href={addressOf(place)} target="_top">
          {place.label}
        </Link>
      ))}
    </Stack>
  );
}
