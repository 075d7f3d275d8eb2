/** Height of the line over a chart, which says what it shows and in what unit, px. */
export const chartLine = 28;
