import { expect, test } from 'vitest';
import { articleJsonLd, personJsonLd, scriptJson } from '#/lib/formats/json-ld';
import { madeUpAffiliation, madeUpAuthor, madeUpWorkPage } from './made-up-pages';

test('no text can close the script or open a comment', () => {
  const evil = '</script><img src=x onerror=alert(1)><!--<script>\u2028"&';
  const text = scriptJson({ name: evil });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: evil });
});

test('what is unknown is left out, and addresses are absolute http(s)', () => {
  const page = madeUpAuthor({
    otherNames: [],
    homepage: 'javascript:alert(1)',
    ids: { openalex: null, orcid: null, wikidata: null },
    fields: [],
  });
  const data = JSON.parse(scriptJson(personJsonLd(page)));
  expect(Object.keys(data)).toEqual(['@context', '@type', '@id', 'url', 'name', 'description']);
});

test('only a present post is an affiliation', () => {
  const past = madeUpAffiliation();
  const present = madeUpAffiliation({ present: true, to: null });
  expect(personJsonLd(madeUpAuthor({ affiliations: [past] }))).not.toHaveProperty('affiliation');
  expect(personJsonLd(madeUpAuthor({ affiliations: [past, present] }))).toMatchObject({
    affiliation: [{ '@type': 'Organization', name: 'Alder University' }],
  });
});

test('the abstract is the authors’ own, the library’s summary a description', () => {
  const own = articleJsonLd(madeUpWorkPage({ summary: 'What we say.', abstract: 'What they say.' }));
  expect(own).toMatchObject({ description: 'What we say.', abstract: 'What they say.' });
  expect(articleJsonLd(madeUpWorkPage({ summary: 'What we say.', abstract: null }))).not.toHaveProperty(
    'abstract',
  );
});
