/** Limits for measurements: no rate limits, everything else as usual. */
const generous = { most: 1e9, perSecond: 1e9 };

export const generousLimits = {
  connection: generous,
  account: generous,
  address: generous,
  requests: generous,
  socketsPerAddress: 100_000,
  openTables: 100_000,
};
