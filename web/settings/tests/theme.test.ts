/** Which theme is shown. */
import { expect, test } from "vitest";
import { themeOf } from "../theme.ts";

test("System default honours scheme and contrast, contrast first", () => {
  expect(themeOf("system", { isLight: false, isContrast: false })).toBe("dark");
  expect(themeOf("system", { isLight: true, isContrast: false })).toBe("light");
  expect(themeOf("system", { isLight: false, isContrast: true })).toBe("contrast");
  expect(themeOf("system", { isLight: true, isContrast: true })).toBe("contrast");
});

test("a chosen theme stays, whatever the system asks for", () => {
  for (const theme of ["dark", "light", "contrast"] as const)
    expect(themeOf(theme, { isLight: true, isContrast: true })).toBe(theme);
});
