import { Fragment, type ReactNode } from 'react';
import { styled } from '../themes/stitches.ts';

const Name = styled('span', { whiteSpace: 'nowrap' });

/** Names such as SUN-A-05: parts joined by hyphens, no longer than fits a phone. */
const pattern = /((?<![\p{L}\p{N}-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}-]))/u;
const maxLength = 24;

/** A text in which names are never broken at their hyphens. */
export function unbrokenNames(text: string): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= maxLength ? (
      <Name key={index}>{part}</Name>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
