// Custom properties in which a card hands its padding down, for content that reaches the card's edges.

/** @internal How far the content stands from the card's edges: its padding, or nothing. */
export const cardEdge = '--card-edge';
/** @internal The card's padding. */
export const cardPadding = '--card-padding';
