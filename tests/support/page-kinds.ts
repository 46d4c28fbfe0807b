export type PageKind = { name: string; path: string; status: 200 | 404 | 410 };

/** Every kind of page, with an address of the demo library. No author of it has gone: that page is the one that the proxy would send. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'author-reference', path: '/authors/amar-phanishayee', status: 200 },
  { name: 'author-rich', path: '/authors/jason-priem', status: 200 },
  { name: 'author-one-work', path: '/authors/nguyen-quoc-toan', status: 200 },
  { name: 'changes', path: '/authors/jason-priem/changes', status: 200 },
  {
    name: 'work',
    path: '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001',
    status: 200,
  },
  {
    name: 'work-authors',
    path: '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001/authors',
    status: 200,
  },
  { name: 'search-hits', path: '/search?q=chen', status: 200 },
  { name: 'search-none', path: '/search?q=nobody+of+this+name', status: 200 },
  { name: 'search-empty', path: '/search', status: 200 },
  { name: 'authors', path: '/authors', status: 200 },
  { name: 'authors-letter', path: '/authors?sort=name&letter=j', status: 200 },
  { name: 'authors-there', path: '/authors?institution=microsoft&sort=works', status: 200 },
  { name: 'authors-none', path: '/authors?q=nobody+of+this+name', status: 200 },
  { name: 'works', path: '/works', status: 200 },
  { name: 'works-cut', path: '/works?sort=newest&type=article&base=page', status: 200 },
  { name: 'about', path: '/about', status: 200 },
  { name: 'not-found', path: '/authors/nobody', status: 404 },
  { name: 'gone', path: '/authors/gone', status: 410 },
];
