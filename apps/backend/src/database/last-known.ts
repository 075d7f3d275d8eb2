/**
 * What is read from the database and wanted while it is away, too.
 * @returns Reads anew, and gives what was read last where that fails.
 * @throws when the first reading fails.
 */
export async function lastKnown<Value>(read: () => Promise<Value>): Promise<() => Promise<Value>> {
  let known = await read();
  return async () => {
    try {
      known = await read();
    } catch {
      // The database is away.
    }
    return known;
  };
}
