/** Numbers lines that would otherwise be identical. */
export const numberDuplicates = (lines: readonly string[]): readonly string[] =>
  lines.map((line, i) => {
    const before = lines.slice(0, i).filter((other) => other === line).length;
    return before === 0 ? line : `${line} (${before + 1})`;
  });
