/** Limits for whoever measures: nobody is too fast, everything else is as usual. */
const generous = { most: 1e9, perSecond: 1e9 };

export const generousLimits = {
  connection: generous,
  account: generous,
  address: generous,
  requests: generous,
  socketsPerAddress: 100_000,
  openTables: 100_000,
};
