/** The time zones to choose from: UTC, which some browsers leave out of theirs, and those that this one lists. */
export function timeZones(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['UTC', ...listed])];
}
