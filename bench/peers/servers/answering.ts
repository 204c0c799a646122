/** What a measured server reports to the driver: first its address, then its CPU time, heap and memory on request. */
export const answerAt = (url: string): void => {
  process.on("message", (asked) => {
    if (asked === "cpu") {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
    } else if (asked === "memory") process.send?.(process.resourceUsage().maxRSS * 1024);
    else {
      gc?.();
      process.send?.(process.memoryUsage().heapUsed);
    }
  });
  process.on("disconnect", () => process.exit());
  process.send?.(url);
};
