/** What a measured server tells the driver: first its address, then its processor time and its heap whenever it is asked. */
export const answerAt = (url: string): void => {
  process.on("message", (asked) => {
    if (asked === "cpu") {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
    } else {
      gc?.();
      process.send?.(process.memoryUsage().heapUsed);
    }
  });
  process.on("disconnect", () => process.exit());
  process.send?.(url);
};
