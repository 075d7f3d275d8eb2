// What draws pictures of charts, fetched when a user takes one away: `pictureCode` in ChartFile.tsx.
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

export { chartPicture, picturePng } from '@cnx/ui';

/**
 * The file of the page's font.
 * @throws Error when it cannot be fetched
 */
export async function fetchFont(): Promise<ArrayBuffer> {
  const answer = await fetch(fontUrl);
  if (!answer.ok) throw new Error(`the font answered ${answer.status}`);
  return answer.arrayBuffer();
}
