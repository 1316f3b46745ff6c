/**
 * From here on the time is `ms` more than that of the machine, and goes on as it does. It is put into pages as it stands, and so needs nothing of
 * this module.
 */
export function shiftDate(ms) {
  const Machine = Date;
  const now = () => Machine.now() + ms;
  globalThis.Date = new Proxy(Machine, {
    construct: (_, args, wanted) =>
      Reflect.construct(Machine, args.length === 0 ? [now()] : args, wanted === globalThis.Date ? Machine : wanted),
    apply: () => new Machine(now()).toString(),
    get: (_, key) => (key === 'now' ? now : Reflect.get(Machine, key)),
  });
  Machine.prototype.constructor = globalThis.Date;
}
