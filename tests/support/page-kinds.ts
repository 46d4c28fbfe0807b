export type PageKind = { name: string; path: string; status: 200 | 404 | 410 };

/** Every kind of page, with an address of the demo library. No author of it has gone: that page is the one that the proxy would send. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'author-reference', path: '/authors/amar-phanishayee', status: 200 },
  { name: 'author-rich', path: '/authors/jason-priem', status: 200 },
  { name: 'author-one-work', path: '/authors/nguyen-quoc-toan', status: 200 },
  {
    name: 'work',
    path: '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001',
    status: 200,
  },
  { name: 'author-cited-by', path: '/authors/amar-phanishayee/cited-by', status: 200 },
  { name: 'author-cited-by-nobody', path: '/authors/nguyen-quoc-toan/cited-by', status: 200 },
  {
    name: 'work-cited-by',
    path: '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001/cited-by',
    status: 200,
  },
  { name: 'search-hits', path: '/search?q=chen', status: 200 },
  { name: 'search-none', path: '/search?q=nobody+of+this+name', status: 200 },
  { name: 'search-empty', path: '/search', status: 200 },
  { name: 'about', path: '/about', status: 200 },
  { name: 'not-found', path: '/authors/nobody', status: 404 },
  { name: 'gone', path: '/authors/gone', status: 410 },
];
