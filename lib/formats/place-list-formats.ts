import { date } from '../format/dates';
import { rangeWords } from '../format/list-words';
import { count } from '../format/numbers';
import {
  indexPath,
  placeCuts,
  placeListNote,
  placeListSentence,
  placeListTitle,
  placeNote,
  placePath,
} from '../format/place-list-words';
import { linked } from '../format/said';
import { changedPlaces, PAGE_SIZE, placeListState } from '../list-state';
import { absoluteUrl, pathIn } from '../urls';
import type { PlaceListPage, PlaceRow } from '../view-models/place-list';
import { waysBackMarkdown } from './cuts-markdown';
import { letterLines } from './letter-lines';
import { escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { saidMarkdown } from './said-markdown';

function listUrl({ index, state }: PlaceListPage, format: 'json' | 'md', page: number): string {
  return absoluteUrl(pathIn(indexPath(index), format)) + placeListState.write({ ...state, page });
}

function placeJson(place: PlaceRow) {
  const { id, slug, name, works } = place;
  return { id, slug, name, note: placeNote(place), works };
}

/** An index in the form that every list has, then the ways to go on by letters. */
export function placeListJson(page: PlaceListPage) {
  const { index, total, pages, places, all, kinds, letters, updated } = page;
  return {
    total,
    page: page.page,
    pages,
    next: page.page < pages ? listUrl(page, 'json', page.page + 1) : null,
    [index]: places.map(placeJson),
    all,
    kinds,
    letters: letters.map(({ letter, authors }) => ({ letter, total: authors })),
    updated,
  };
}

export function placeListMarkdown(page: PlaceListPage): string {
  const { index, places, pages, letters, state } = page;
  const start = (page.page - 1) * PAGE_SIZE.places;
  const lines = places.map((place, at) => {
    const path = placePath(index, place);
    const name = markdownLink(place.name, path === null ? null : absoluteUrl(path));
    const works = count(place.works, 'work');
    const facts = [
      escapeMarkdown(placeNote(place)),
      path === null ? works : saidMarkdown([linked(works, `${path}#works`)]),
    ];
    return `${start + at + 1}. ${name}: ${facts.filter(Boolean).join(' · ')}`;
  });
  const turns = [
    page.page > 1 && markdownLink('Previous page', listUrl(page, 'md', page.page - 1)),
    page.page < pages && markdownLink('Next page', listUrl(page, 'md', page.page + 1)),
  ].filter(Boolean);
  return markdownDocument(
    heading(1, placeListTitle(page)),
    escapeMarkdown(placeListSentence(page)),
    placeListNote(page),
    lines.length > 0 ? lines.join('\n') : waysBackMarkdown(placeCuts(page)),
    pages > 1 && `${rangeWords(page.page, PAGE_SIZE.places, page.total, 'name')}. ${turns.join(' · ')}`,
    letters.length > 1 && heading(2, 'By the beginning of the name'),
    letters.length > 1 &&
      letterLines(
        letters,
        (letter) =>
          absoluteUrl(pathIn(indexPath(index), 'md')) +
          placeListState.write(changedPlaces(state, { letter })),
      ),
    page.updated && `Updated ${date(page.updated)}.`,
  );
}
