import { authorPicture } from '#/components/pictures/author-picture';
import { parseAuthorKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { pictureAnswer } from '#/lib/serving/pictures';
import { readAuthorPage } from '#/lib/serving/reads';

export async function GET(request: Request, { params }: RouteContext<'/at/authors/[key]/opengraph'>) {
  const author = parseAuthorKey((await params).key);
  const read = async () => author && readAuthorPage(await libraryVersion(), author.id, author.sort);
  return pictureAnswer('author', request.headers.get('if-none-match'), read, authorPicture);
}
