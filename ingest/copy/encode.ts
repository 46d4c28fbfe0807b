/** Types of COPY columns, as far as the encoding differs. */
export type ColumnType = 'plain' | 'array' | 'texts' | 'json';
export type Columns = Record<string, ColumnType>;

/** One row in COPY's text format, with its line break. A missing value is NULL. */
export function copyLine(columns: Columns, row: Record<string, unknown>): string {
  let line = '';
  for (const name in columns)
    line += (line === '' ? '' : '\t') + copyField(row[name], columns[name] as ColumnType);
  return `${line}\n`;
}

function copyField(value: unknown, type: ColumnType): string {
  if (value === null || value === undefined) return '\\N';
  switch (type) {
    case 'array':
      return `{${(value as unknown[]).join(',')}}`;
    case 'texts':
      return escapeText(
        `{${(value as string[]).map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`,
      );
    case 'json':
      return escapeText(jsonbText(value));
    default:
      return typeof value === 'string'
        ? escapeText(value)
        : typeof value === 'boolean'
          ? value
            ? 't'
            : 'f'
          : String(value);
  }
}

function jsonbText(value: unknown): string {
  const text = JSON.stringify(value);
  // Going through every value takes several times as long, and hardly any record holds the character.
  return text.includes('\\u0000') ? JSON.stringify(value, withoutNul) : text;
}

// PostgreSQL's jsonb refuses the character; taking the escape out of the text would break a literal \\u0000.
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\u0000') ? value.replaceAll('\u0000', '') : value;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\u0000': '' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL's text holds no NUL
const SPECIAL = /[\\\t\n\r\u0000]/g;

function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIAL, (character) => ESCAPES[character] ?? character) : text;
}
