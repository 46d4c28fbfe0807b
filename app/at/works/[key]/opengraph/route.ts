import { workPicture } from '#/components/pictures/work-picture';
import { parseWorkKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { pictureAnswer } from '#/lib/serving/pictures';
import { readWorkPage } from '#/lib/serving/reads';

export async function GET(request: Request, { params }: RouteContext<'/at/works/[key]/opengraph'>) {
  const work = parseWorkKey((await params).key);
  const read = async () => work && readWorkPage(await libraryVersion(), work.id);
  return pictureAnswer('work', request.headers.get('if-none-match'), read, workPicture);
}
