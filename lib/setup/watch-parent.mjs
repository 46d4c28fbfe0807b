// Loaded into every child before its own code: when the parent is gone, however it went, the whole group ends.
if (process.channel && process.ppid === Number(process.env.BYLINE_PARENT)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 10_000).unref();
    process.kill(-process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
