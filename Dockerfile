# The server in a container: docker build -t carson . && docker run -p 8000:8000 -v carson:/data carson
# docs/hosting.md says what to set. Only locked packages are installed, each checked by its hash.

# By digest: the name of an image can be given to another one any day. docs/hosting.md says how to move to a newer one.
ARG PYTHON=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${PYTHON} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore PYTHONDONTWRITEBYTECODE=1
WORKDIR /build
COPY requirements/build.txt requirements/host.txt requirements/web.txt requirements/
# What it runs with, and apart from that what it is built with. Made again only when a locked file changes.
RUN python -m venv /opt/carson \
    && /opt/carson/bin/pip install --require-hashes --no-deps -r requirements/host.txt \
    && python -m venv /opt/tools \
    && /opt/tools/bin/pip install --require-hashes --no-deps -r requirements/build.txt -r requirements/web.txt
COPY pyproject.toml README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY web web
COPY tools/web.py tools/web.py
RUN /opt/tools/bin/python tools/web.py \
    && /opt/tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /opt/wheels . \
    && /opt/carson/bin/pip install --no-deps --no-index --no-compile /opt/wheels/carson-*.whl \
    && /opt/carson/bin/pip uninstall --yes pip \
    && python -m compileall -q /opt/carson/lib

FROM ${PYTHON}
COPY --from=build /opt/carson /opt/carson
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin carson \
    && install --directory --owner=carson --group=carson --mode=0750 /data
USER carson
WORKDIR /data
VOLUME /data
ENV PATH=/opt/carson/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    CARSON_DATABASE_URL=sqlite:////data/carson.db \
    CARSON_LOG=json
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
# What is under way is finished within ten seconds: docker stop waits just as long, so give it a little more (-t 20).
STOPSIGNAL SIGTERM
ENTRYPOINT ["carson"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
