/** Somewhere in Storybook: an id as Storybook makes it, of a story or a documentation page. */
export interface Place {
  readonly label: string;
  readonly id: string;
  readonly globals?: string | undefined;
}

/** The address of a place, to be opened in the whole window. */
export function addressOf({ id, globals }: Place): string {
  const kind = id.endsWith('--docs') ? 'docs' : 'story';
  return `./?path=/${kind}/${id}${globals ? `&globals=${globals}` : ''}`;
}
