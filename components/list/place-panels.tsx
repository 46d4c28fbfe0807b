import { count, number } from '#/lib/format/numbers';
import { fieldTopicsSentence, peopleSentence, personPath, yearPath } from '#/lib/format/place-words';
import { toldName } from '#/lib/format/told-name';
import { changed } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { ListPage, Place } from '#/lib/view-models/work-list';
import { Decades } from '../charts/decades';
import { widen } from '../charts/time-axis';
import { YearBars } from '../charts/year-bars';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { PlaceName, RowName } from '../text/person';
import { listHref } from './links';

type Owner = Extract<ListPage['owner'], { slug: string }>;
type Props = { page: ListPage; owner: Owner; place: Place };

function Years({ page, owner, place }: Props) {
  const years = place.worksByYear;
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  return (
    <Panel
      id="works-by-year"
      heading={owner.kind === 'venue' ? 'Editions' : 'Works by year'}
      note={
        owner.kind === 'venue'
          ? 'Each year is an edition, with its works in the library.'
          : 'Over the works in the library.'
      }
    >
      <YearBars
        worksByYear={years}
        axis={widen(first.year, last.year, Number(page.updated.slice(0, 4)) || 0)}
      />
      <Decades worksByYear={years} href={(from, to) => yearPath(owner, from, to)} />
      {page.undated > 0 && (
        <p className="decades">
          <a href={listHref(page, changed(page.state, { year: 'unknown' }))}>{count(page.undated, 'work')}</a>
          {' without a certain year.'}
        </p>
      )}
    </Panel>
  );
}

function People({ owner, place: { people } }: Props) {
  if (people === null || people.total === 0) return null;
  return (
    <Panel id="people" heading="People" note={peopleSentence(people, owner)}>
      <ol className="values">
        {rows(people.authors, (person) => (
          <li>
            {RowName({ slug: person.slug, name: toldName(person) })}
            <a href={personPath(person.slug, owner)}>{count(person.works, 'work')}</a>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Topics of a field that stand open; the rest unfolds. */
const TOPICS = 12;

function TopicList({ topics }: Pick<Place, 'topics'>) {
  return (
    <ol className="values">
      {rows(topics, ({ name, slug, works }) => (
        <li>
          <PlaceName name={name} href={slug && paths.topic(slug)} />
          {slug === null ? (
            count(works, 'work')
          ) : (
            <a href={`${paths.topic(slug)}#works`}>{count(works, 'work')}</a>
          )}
        </li>
      ))}
    </ol>
  );
}

function Topics({ place: { topics } }: Props) {
  if (topics.length === 0) return null;
  const rest = topics.slice(TOPICS);
  return (
    <Panel id="topics" heading="Topics" note={fieldTopicsSentence(topics.length)}>
      <TopicList topics={topics.slice(0, TOPICS)} />
      {rest.length > 0 && (
        <details className="others">
          <summary>{`and ${number(rest.length)} more`}</summary>
          <TopicList topics={rest} />
        </details>
      )}
    </Panel>
  );
}

/** What stands over the works of a venue, edition, subject or institution. */
export function PlacePanels(props: Props) {
  return (
    <>
      <Years {...props} />
      <Topics {...props} />
      <People {...props} />
    </>
  );
}
