/** Column types that both databases' rows have. */
import * as z from "zod/mini";

/** PostgreSQL returns bigints as text. */
export const whole = z.union([
  z.int(),
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((digits) => Number(digits)),
  ),
]);

export const idIn = (row: unknown): string => z.object({ id: z.string() }).parse(row).id;
