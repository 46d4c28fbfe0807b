import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fresh } from '#/lib/serving/fresh';
import { Turns } from '#/lib/serving/turns';
import { asVisit, presentVisit } from '#/lib/serving/visit';

/** Takes a turn and notes when it comes. */
function taking(turns: Turns, name: string, log: string[]) {
  return turns.take().then((giveBack) => {
    log.push(name);
    return giveBack;
  });
}

describe('turns', () => {
  it('come in the order they were asked for, so many at once', async () => {
    const turns = new Turns(2, 10, 1000);
    const log: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => taking(turns, name, log));
    await sleep(1);
    expect(log).toEqual(['a', 'b']);
    (await b)?.();
    await c;
    expect(log).toEqual(['a', 'b', 'c']);
    // given back twice is given back once
    const giveBack = await a;
    giveBack?.();
    giveBack?.();
    await d;
    taking(turns, 'e', log);
    await sleep(1);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused when too many wait, and after a time', async () => {
    const turns = new Turns(1, 1, 20);
    const giveBack = await turns.take();
    const second = turns.take();
    await expect(turns.take()).rejects.toThrow('wait');
    await expect(second).rejects.toThrow('no turn in 20 ms');
    giveBack();
    (await turns.take())();
  });

  it('are given back by work that fails', async () => {
    const turns = new Turns(1, 0, 20);
    await expect(turns.run(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await turns.run(async () => 7)).toBe(7);
  });
});

/** A response of which only the end is looked at. */
function made() {
  const response = new EventEmitter() as ServerResponse;
  response.end = (() => response) as ServerResponse['end'];
  return response;
}

describe('a visit', () => {
  it('holds one turn of a kind until its answer is made, or nobody waits any more', async () => {
    const turns = new Turns(1, 10, 1000);
    for (const leave of [(one: ServerResponse) => one.end(), (one: ServerResponse) => one.emit('close')]) {
      const response = made();
      const held = new Promise<void>((resolve) =>
        asVisit(response, async () => {
          await presentVisit()?.turnOf(turns);
          await presentVisit()?.turnOf(turns);
          resolve();
        }),
      );
      await held;
      const log: string[] = [];
      const next = taking(turns, 'next', log);
      await sleep(1);
      expect(log).toEqual([]);
      leave(response);
      (await next)();
    }
  });

  it('that is over before its turn comes takes none', async () => {
    const turns = new Turns(1, 10, 1000);
    const giveBack = await turns.take();
    const response = made();
    asVisit(response, () => void presentVisit()?.turnOf(turns));
    response.emit('close');
    giveBack();
    (await turns.take())();
  });

  it('is read for once, and nobody else is given what was read', async () => {
    let count = 0;
    const read = async () => ++count;
    const answers = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<number[]>((resolve) =>
            asVisit(made(), async () => resolve([await fresh('same', read), await fresh('same', read)])),
          ),
      ),
    );
    expect(answers).toEqual([
      [1, 1],
      [2, 2],
    ]);
    // while developing there is no visit
    expect([presentVisit(), await fresh('same', read), await fresh('same', read)]).toEqual([undefined, 3, 4]);
  });
});
