/**
 * Where a match's worker may die: at each of its writes to the store, after a commit, and after its event was sent.
 * The worker counts these points once it is armed, asks to be killed at the given one, and blocks there, so that
 * nothing happens after it.
 */
export const killPlease = "to be killed at ";

/** Runs in the worker before its own code. */
export const armedScript = `(() => {
  let count = 0, at = 0, told = 0;
  const channel = new BroadcastChannel("fault");
  channel.onmessage = ({ data }) => {
    if ("arm" in data) { count = 0; at = data.arm; channel.postMessage({ armed: true }); }
    else if ("count" in data) channel.postMessage({ points: count });
  };
  const point = (what) => {
    count += 1;
    if (count !== at) return;
    console.log(${JSON.stringify(killPlease)} + what + " " + told);
    for (;;);
  };
  const around = (owner, name) => {
    const own = owner[name];
    owner[name] = function (...given) {
      const result = Reflect.apply(own, this, given);
      point(name);
      return result;
    };
  };
  around(IDBObjectStore.prototype, "put");
  around(IDBObjectStore.prototype, "delete");
  const complete = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete");
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
    ...complete,
    set(then) {
      complete.set.call(this, then && ((event) => {
        if (this.mode === "readwrite") point("complete");
        then.call(this, event);
      }));
    },
  });
  const post = self.postMessage;
  self.postMessage = (message, ...rest) => {
    post.call(self, message, ...rest);
    const said = message?.said;
    if (said?.kind === "sight") told = Math.max(told, said.sight.version);
    if (said?.kind === "event") {
      told = Math.max(told, said.event.version);
      point("told");
    }
  };
})();`;
