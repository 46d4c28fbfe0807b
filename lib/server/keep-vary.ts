import type { ServerResponse } from 'node:http';

/** Lets what an answer varies by only be added to: Next sets its own names in place of those that the proxy gave. */
export function keepVary(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'vary') return setHeader.call(response, name, value);
    const said = [response.getHeader('vary') ?? [], value].flat().join(',').split(',');
    const names = new Set(said.map((item) => item.trim()).filter(Boolean));
    return setHeader.call(response, 'Vary', [...names].join(', '));
  };
}
